/** The words of a mail about a response that its author did not write. */
export interface ResponseMailTexts {
  /** The usual subject of a mail to the team. */
  readonly new_response: string;
  /** The subject of a copy of the answers. */
  readonly copy: string;
  readonly test: string;
  readonly left_out: string;
  /** Below a mail to the visitor, who may not have entered the address. */
  readonly entered: string;
}

const english: ResponseMailTexts = {
  new_response: 'New response: {form}',
  copy: 'Your answers: {form}',
  test: 'This is a test.',
  left_out: 'Not attached, because of their size: {files}',
  entered: 'You receive this e-mail because your address was entered in the form “{form}”.',
};

/** By the language of the form; English stands in for all others. */
const byLanguage: ReadonlyMap<string, ResponseMailTexts> = new Map([
  ['en', english],
  [
    'ar',
    {
      new_response: 'رد جديد: {form}',
      copy: 'إجاباتك: {form}',
      test: 'هذا اختبار.',
      left_out: 'لم تُرفق بسبب حجمها: {files}',
      entered: 'وصلتك هذه الرسالة لأن عنوانك أُدخل في النموذج «{form}».',
    },
  ],
  [
    'de',
    {
      new_response: 'Neue Antwort: {form}',
      copy: 'Ihre Antworten: {form}',
      test: 'Dies ist ein Test.',
      left_out: 'Wegen der Größe nicht angehängt: {files}',
      entered: 'Sie erhalten diese E-Mail, weil Ihre Adresse im Formular „{form}“ angegeben wurde.',
    },
  ],
  [
    'es',
    {
      new_response: 'Nueva respuesta: {form}',
      copy: 'Sus respuestas: {form}',
      test: 'Esto es una prueba.',
      left_out: 'No se adjuntaron por su tamaño: {files}',
      entered: 'Recibe este correo porque su dirección se indicó en el formulario «{form}».',
    },
  ],
  [
    'fr',
    {
      new_response: 'Nouvelle réponse\u00a0: {form}',
      copy: 'Vos réponses\u00a0: {form}',
      test: 'Ceci est un test.',
      left_out: 'Non joints en raison de leur taille\u00a0: {files}',
      entered:
        'Vous recevez cet e-mail parce que votre adresse a été saisie dans le formulaire «\u00a0{form}\u00a0».',
    },
  ],
  [
    'he',
    {
      new_response: 'תשובה חדשה: {form}',
      copy: 'התשובות שלך: {form}',
      test: 'זוהי בדיקה.',
      left_out: 'לא צורפו בגלל גודלם: {files}',
      entered: 'קיבלת את ההודעה הזאת כי הכתובת שלך הוזנה בטופס ”{form}“.',
    },
  ],
  [
    'hi',
    {
      new_response: 'नया उत्तर: {form}',
      copy: 'आपके उत्तर: {form}',
      test: 'यह एक परीक्षण है।',
      left_out: 'आकार के कारण संलग्न नहीं: {files}',
      entered: 'आपको यह ईमेल इसलिए मिला क्योंकि फ़ॉर्म “{form}” में आपका पता दर्ज किया गया था।',
    },
  ],
  [
    'it',
    {
      new_response: 'Nuova risposta: {form}',
      copy: 'Le tue risposte: {form}',
      test: 'Questa è una prova.',
      left_out: 'Non allegati per le loro dimensioni: {files}',
      entered: 'Riceve questa e-mail perché il suo indirizzo è stato inserito nel modulo “{form}”.',
    },
  ],
  [
    'ja',
    {
      new_response: '新しい回答: {form}',
      copy: 'あなたの回答：{form}',
      test: 'これはテストです。',
      left_out: 'サイズのため添付されていません: {files}',
      entered: 'このメールは、フォーム「{form}」にあなたのアドレスが入力されたため送信されました。',
    },
  ],
  [
    'ko',
    {
      new_response: '새 응답: {form}',
      copy: '보내신 답변: {form}',
      test: '테스트입니다.',
      left_out: '크기 때문에 첨부되지 않음: {files}',
      entered: '양식 “{form}”에 귀하의 주소가 입력되어 이 이메일을 보내드립니다.',
    },
  ],
  [
    'nl',
    {
      new_response: 'Nieuw antwoord: {form}',
      copy: 'Uw antwoorden: {form}',
      test: 'Dit is een test.',
      left_out: 'Niet bijgevoegd vanwege de grootte: {files}',
      entered: 'U ontvangt deze e-mail omdat uw adres is ingevuld in het formulier “{form}”.',
    },
  ],
  [
    'pl',
    {
      new_response: 'Nowa odpowiedź: {form}',
      copy: 'Twoje odpowiedzi: {form}',
      test: 'To jest test.',
      left_out: 'Nie załączono ze względu na rozmiar: {files}',
      entered: 'Ta wiadomość przyszła, ponieważ Twój adres podano w formularzu „{form}”.',
    },
  ],
  [
    'pt',
    {
      new_response: 'Nova resposta: {form}',
      copy: 'As suas respostas: {form}',
      test: 'Isto é um teste.',
      left_out: 'Não anexados devido ao tamanho: {files}',
      entered: 'Você recebe este e-mail porque seu endereço foi informado no formulário “{form}”.',
    },
  ],
  [
    'ru',
    {
      new_response: 'Новый ответ: {form}',
      copy: 'Ваши ответы: {form}',
      test: 'Это проверка.',
      left_out: 'Не приложены из-за размера: {files}',
      entered: 'Вы получили это письмо, потому что ваш адрес указали в форме «{form}».',
    },
  ],
  [
    'sv',
    {
      new_response: 'Nytt svar: {form}',
      copy: 'Dina svar: {form}',
      test: 'Det här är ett test.',
      left_out: 'Inte bifogade på grund av storleken: {files}',
      entered: 'Du får det här mejlet eftersom din adress angavs i formuläret ”{form}”.',
    },
  ],
  [
    'tr',
    {
      new_response: 'Yeni yanıt: {form}',
      copy: 'Yanıtlarınız: {form}',
      test: 'Bu bir denemedir.',
      left_out: 'Boyutları nedeniyle eklenmedi: {files}',
      entered: 'Bu e-postayı, adresiniz “{form}” formuna girildiği için aldınız.',
    },
  ],
  [
    'uk',
    {
      new_response: 'Нова відповідь: {form}',
      copy: 'Ваші відповіді: {form}',
      test: 'Це перевірка.',
      left_out: 'Не додано через розмір: {files}',
      entered: 'Ви отримали цей лист, бо вашу адресу вказали у формі «{form}».',
    },
  ],
  [
    'zh',
    {
      new_response: '新回复：{form}',
      copy: '您的答案：{form}',
      test: '这是一次测试。',
      left_out: '因文件过大未附上：{files}',
      entered: '您收到此邮件，是因为有人在表单“{form}”中填写了您的地址。',
    },
  ],
]);

export function responseMailTexts(language: string): ResponseMailTexts {
  const tag = language.toLowerCase();
  return byLanguage.get(tag) ?? byLanguage.get(tag.split('-')[0] ?? '') ?? english;
}
