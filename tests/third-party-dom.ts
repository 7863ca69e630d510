/** Simulates page translators, extensions and password managers. */
import type { Locator, Page } from '@playwright/test';

/** Whether the translator moves text nodes into its elements, or replaces them. */
export type Translator = 'moves' | 'replaces';

/**
 * Translates the page as browsers do: every text node, also later ones, is wrapped in two elements.
 * @param when now, or from the start of the page, before the application runs
 */
export async function translate(page: Page, how: Translator, when: 'now' | 'on load' = 'now'): Promise<void> {
  const start = (way: Translator) => {
    const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'OPTION']);
    const wrap = (node: Node) => {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !document.body.contains(parent)) return;
      if (parent.parentElement?.tagName === 'FONT' || untouched.has(parent.tagName)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      node.parentNode!.replaceChild(outer, node);
      inner.append(way === 'moves' ? node : document.createTextNode(node.nodeValue));
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode);
      if (root.nodeType === Node.TEXT_NODE) nodes.push(root);
      nodes.forEach(wrap);
    };
    const observe = () => {
      // Translators change `lang` too.
      document.documentElement.lang = 'vi';
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') wrapAll(target);
          addedNodes.forEach(wrapAll);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    // After parsing, but before module scripts, which `DOMContentLoaded` waits for.
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', observe, { once: true });
    else observe();
  };
  await (when === 'now' ? page.evaluate(start, how) : page.addInitScript(start, how));
}

/** Adds an extension's element beside every field, as soon as the page is parsed. */
export async function injectExtension(
  page: Page,
  place: 'after' | 'before' | 'around' | 'in the form',
): Promise<void> {
  await page.addInitScript((where) => {
    const insert = () => {
      for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
        const icon = document.createElement(where === 'around' ? 'span' : 'com-1password-button');
        if (where === 'after') field.after(icon);
        else if (where === 'before') field.before(icon);
        else if (where === 'around') {
          field.replaceWith(icon);
          icon.append(field);
        } else field.closest('form')?.prepend(icon);
      }
    };
    document.addEventListener('readystatechange', insert, { once: true });
  }, place);
}

/** Fills a field as a password manager does: sets its value and fires the given events. */
export async function autofill(field: Locator, value: string, ...events: string[]): Promise<void> {
  await field.evaluate(
    (element: HTMLInputElement, [text, names]) => {
      if (element.type === 'checkbox') element.checked = text !== '';
      else element.value = text;
      for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
    },
    [value, events] as const,
  );
}
