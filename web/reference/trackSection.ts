import { elementIn } from './elementIn.ts';

/** Marks the section that is being read in the contents. */
export function trackSection(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a'))
    links.set(link.hash.slice(1), link);
  const sections = [...document.querySelectorAll('main section[id]')];
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const line = innerHeight / 4;
    const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const section = (isAtEnd ? sections : passed).at(-1);
    const link = section && links.get(section.id);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link !== undefined) keepInView(link);
  };
  const markLater = oncePerFrame(mark);
  addEventListener('scroll', markLater, { passive: true });
  addEventListener('resize', markLater);
  mark();
}

function oncePerFrame(run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      run();
    });
  };
}

/** Scrolls the contents alone; `scrollIntoView` would move the page as well. */
function keepInView(link: HTMLAnchorElement): void {
  const contents = elementIn(document, 'nav', HTMLElement);
  const above = link.getBoundingClientRect().top - contents.getBoundingClientRect().top;
  if (above < 0 || above > contents.clientHeight - 40)
    contents.scrollTop += above - contents.clientHeight / 2;
}
