/** Kept when the whole file is parsed. Not DOMContentLoaded, which also waits for module scripts. */
export function parsed(): Promise<Document> {
  return new Promise((resolve) => {
    const update = () => {
      if (document.readyState !== 'loading') resolve(document);
    };
    document.addEventListener('readystatechange', update);
    update();
  });
}
