import { Maskito, maskitoTransform, maskitoUpdateElement } from '@maskito/core';
import { phoneMaskOptions } from './phone-mask.ts';

/**
 * Formats a phone number while it is typed, and the current value at once.
 * @returns removes the mask
 */
export function maskWhileTyping(field: HTMLInputElement): () => void {
  const options = phoneMaskOptions();
  const mask = new Maskito(field, options);
  const { value, selectionStart, selectionEnd } = field;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  maskitoUpdateElement(field, maskitoTransform({ value, selection }, options));
  return () => mask.destroy();
}
