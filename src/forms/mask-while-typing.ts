import { Maskito, maskitoTransform, maskitoUpdateElement } from '@maskito/core';
import { phoneMaskOptions } from './phone-mask.ts';

/**
 * Keeps a phone number in its form while it is typed; one that stands in the field takes it at once.
 * @returns what ends it
 */
export function maskWhileTyping(field: HTMLInputElement): () => void {
  const options = phoneMaskOptions();
  const mask = new Maskito(field, options);
  const { value, selectionStart, selectionEnd } = field;
  const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
  maskitoUpdateElement(field, maskitoTransform({ value, selection }, options));
  return () => mask.destroy();
}
