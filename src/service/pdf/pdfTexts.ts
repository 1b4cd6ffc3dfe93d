/** The words of a PDF that neither the author nor the visitor wrote. */
export interface PdfTexts {
  readonly response: string;
  readonly test: string;
  readonly cut: string;
  readonly missing: string;
}

const english: PdfTexts = {
  response: 'Response {number}',
  test: 'Test',
  cut: 'The answers are too long for this document and were shortened.',
  missing: 'Some characters cannot be shown, because the server has no font for them.',
};

/** By the language of the form; English stands in for all others. */
const byLanguage: ReadonlyMap<string, PdfTexts> = new Map([
  ['en', english],
  [
    'ar',
    {
      response: 'الرد {number}',
      test: 'اختبار',
      cut: 'الإجابات أطول من أن يتسع لها هذا المستند، لذلك اختُصرت.',
      missing: 'تعذر عرض بعض الأحرف لأن الخادم لا يملك خطًا لها.',
    },
  ],
  [
    'de',
    {
      response: 'Antwort {number}',
      test: 'Test',
      cut: 'Die Antworten sind für dieses Dokument zu lang und wurden gekürzt.',
      missing: 'Einige Zeichen fehlen, weil der Server keine Schrift für sie hat.',
    },
  ],
  [
    'es',
    {
      response: 'Respuesta {number}',
      test: 'Prueba',
      cut: 'Las respuestas son demasiado largas para este documento y se acortaron.',
      missing: 'Faltan algunos caracteres porque el servidor no tiene una fuente para ellos.',
    },
  ],
  [
    'fr',
    {
      response: 'Réponse {number}',
      test: 'Test',
      cut: 'Les réponses sont trop longues pour ce document et ont été raccourcies.',
      missing: 'Certains caractères manquent, car le serveur n’a pas de police pour eux.',
    },
  ],
  [
    'he',
    {
      response: 'תגובה {number}',
      test: 'בדיקה',
      cut: 'התשובות ארוכות מדי למסמך זה ולכן קוצרו.',
      missing: 'חלק מהתווים חסרים, כי אין לשרת גופן עבורם.',
    },
  ],
  [
    'hi',
    {
      response: 'उत्तर {number}',
      test: 'परीक्षण',
      cut: 'उत्तर इस दस्तावेज़ के लिए बहुत लंबे हैं, इसलिए छोटे किए गए।',
      missing: 'कुछ अक्षर नहीं दिखाए जा सकते, क्योंकि सर्वर पर उनका फ़ॉन्ट नहीं है।',
    },
  ],
  [
    'it',
    {
      response: 'Risposta {number}',
      test: 'Prova',
      cut: 'Le risposte sono troppo lunghe per questo documento e sono state abbreviate.',
      missing: 'Mancano alcuni caratteri, perché il server non ha un font per essi.',
    },
  ],
  [
    'ja',
    {
      response: '回答 {number}',
      test: 'テスト',
      cut: '回答がこの文書には長すぎるため、省略されました。',
      missing: 'サーバーにフォントがないため、表示できない文字があります。',
    },
  ],
  [
    'ko',
    {
      response: '응답 {number}',
      test: '테스트',
      cut: '답변이 이 문서에 담기에는 너무 길어 줄였습니다.',
      missing: '서버에 글꼴이 없어 일부 문자를 표시할 수 없습니다.',
    },
  ],
  [
    'nl',
    {
      response: 'Antwoord {number}',
      test: 'Test',
      cut: 'De antwoorden zijn te lang voor dit document en zijn ingekort.',
      missing: 'Sommige tekens ontbreken, omdat de server er geen lettertype voor heeft.',
    },
  ],
  [
    'pl',
    {
      response: 'Odpowiedź {number}',
      test: 'Test',
      cut: 'Odpowiedzi są za długie dla tego dokumentu i zostały skrócone.',
      missing: 'Brakuje niektórych znaków, ponieważ serwer nie ma dla nich czcionki.',
    },
  ],
  [
    'pt',
    {
      response: 'Resposta {number}',
      test: 'Teste',
      cut: 'As respostas são longas demais para este documento e foram encurtadas.',
      missing: 'Faltam alguns caracteres, porque o servidor não tem uma fonte para eles.',
    },
  ],
  [
    'ru',
    {
      response: 'Ответ {number}',
      test: 'Тест',
      cut: 'Ответы слишком длинные для этого документа и были сокращены.',
      missing: 'Некоторые символы не показаны, потому что на сервере нет шрифта для них.',
    },
  ],
  [
    'sv',
    {
      response: 'Svar {number}',
      test: 'Test',
      cut: 'Svaren är för långa för det här dokumentet och har kortats.',
      missing: 'Vissa tecken saknas, eftersom servern inte har något teckensnitt för dem.',
    },
  ],
  [
    'tr',
    {
      response: 'Yanıt {number}',
      test: 'Test',
      cut: 'Yanıtlar bu belge için çok uzun olduğundan kısaltıldı.',
      missing: 'Sunucuda yazı tipi olmadığı için bazı karakterler gösterilemiyor.',
    },
  ],
  [
    'uk',
    {
      response: 'Відповідь {number}',
      test: 'Тест',
      cut: 'Відповіді задовгі для цього документа, тому їх скорочено.',
      missing: 'Деякі символи не показано, бо на сервері немає шрифту для них.',
    },
  ],
  [
    'zh',
    {
      response: '回复 {number}',
      test: '测试',
      cut: '答案对本文档来说过长，已被缩短。',
      missing: '服务器没有相应的字体，部分字符无法显示。',
    },
  ],
]);

export function pdfTexts(language: string): PdfTexts {
  return byLanguage.get(language.split('-')[0] ?? '') ?? english;
}
