/** A polyfill of `command` and `commandfor`, which open and close dialogs. */
export function polyfillInvokerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const command = button!.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close') dialog.close();
  });
}
