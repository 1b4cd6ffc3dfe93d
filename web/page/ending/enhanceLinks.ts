/** Shows the buttons that copy and share the links of a page. */
export function enhanceLinks(root: ParentNode): void {
  for (const tools of root.querySelectorAll<HTMLElement>('[data-share]')) {
    const link = tools.querySelector<HTMLElement>('.link');
    const [copy, share] = tools.querySelectorAll<HTMLButtonElement>('button[data-do]');
    if (link === null || copy === undefined || share === undefined) continue;
    const url = link.textContent ?? '';
    const label = copy.textContent;
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      if (!(await copyText(link, url))) return;
      const done = copy.dataset.done ?? '';
      copy.textContent = done;
      const status = tools.querySelector('[role=status]');
      if (status !== null) status.textContent = done;
      setTimeout(() => {
        copy.textContent = label;
      }, 3000);
    });
    share.hidden = !('share' in navigator);
    share.addEventListener('click', () => {
      navigator.share({ title: tools.dataset.share ?? '', url }).catch((error: Error) => {
        // An embedding page may not permit sharing; AbortError means that the visitor changed their mind.
        if (error.name !== 'AbortError') copy.click();
      });
    });
  }
}

/** The clipboard is closed to insecure pages and most frames; copying a selection works there too. */
async function copyText(link: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(link);
    return document.execCommand('copy');
  }
}
