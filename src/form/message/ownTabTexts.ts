/** By language, what stands in the place of a form that a sandboxed frame cannot send. Apart, because few pages need it. */
const texts: Readonly<Record<string, string>> = {
  ar: 'لا يمكن إرسال هذا النموذج من داخل هذه الصفحة. افتحه في علامة تبويب خاصة به:',
  de: 'Dieses Formular lässt sich innerhalb dieser Seite nicht senden. Öffnen Sie es in einem eigenen Tab:',
  en: 'This form cannot be sent from inside this page. Open it in a tab of its own:',
  es: 'Este formulario no se puede enviar desde esta página. Ábralo en una pestaña propia:',
  fr: 'Ce formulaire ne peut pas être envoyé depuis cette page. Ouvrez-le dans son propre onglet :',
  he: 'אי אפשר לשלוח את הטופס הזה מתוך דף זה. יש לפתוח אותו בכרטיסייה נפרדת:',
  hi: 'यह फ़ॉर्म इस पेज के भीतर से नहीं भेजा जा सकता। इसे अलग टैब में खोलें:',
  it: 'Questo modulo non può essere inviato da questa pagina. Aprilo in una scheda a parte:',
  ja: 'このフォームはこのページ内からは送信できません。別のタブで開いてください：',
  ko: '이 양식은 이 페이지 안에서 보낼 수 없습니다. 별도의 탭에서 여세요:',
  nl: 'Dit formulier kan niet vanuit deze pagina worden verzonden. Open het in een eigen tabblad:',
  pl: 'Tego formularza nie można wysłać z wnętrza tej strony. Otwórz go w osobnej karcie:',
  pt: 'Este formulário não pode ser enviado a partir desta página. Abra-o em uma aba própria:',
  ru: 'Эту форму нельзя отправить изнутри этой страницы. Откройте её в отдельной вкладке:',
  sv: 'Det här formuläret kan inte skickas från den här sidan. Öppna det i en egen flik:',
  tr: 'Bu form bu sayfanın içinden gönderilemez. Kendi sekmesinde açın:',
  uk: 'Цю форму неможливо надіслати зсередини цієї сторінки. Відкрийте її в окремій вкладці:',
  zh: '无法在此页面内提交此表单。请在单独的标签页中打开：',
};

/** The text in a language such as `pt-BR`; English where there is none. */
export function ownTabText(language: string): string {
  return texts[language.split('-')[0] ?? ''] ?? texts.en ?? '';
}
