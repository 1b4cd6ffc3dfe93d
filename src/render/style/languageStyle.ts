/** Rules of the links to other languages, for forms that have some. */
export const languageStyle = [
  '.languages{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:48px;padding-top:16px;border-top:1px solid var(--line);font-size:.875rem}',
  '.languages ul{display:contents;list-style:none}',
  '.languages a,.languages span{display:inline-block;padding:4px 0}',
].join('');
