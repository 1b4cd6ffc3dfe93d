/** Resolves when another step, a fault or the end is in view. */
export const untilChanged = `new Promise((resolve) => {
  const standing = () =>
    [...document.querySelectorAll('h1,h2,.error,[data-field]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.dataset.field ?? each.textContent)
      .join();
  const before = standing();
  new MutationObserver((_, observer) => {
    if (standing() === before) return;
    observer.disconnect();
    resolve();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
})`;
