import { fill } from '../language/copy.ts';
import type { FormValues } from './validation.ts';

/** The longest encoded message in a WhatsApp link. Arabic and Chinese need six to nine characters per letter. */
const longestEncoded = 3600;

/**
 * The text of a WhatsApp chat, made from the values of a form.
 * @param sentence the template; values replace names in braces
 * @param direction of the sentence; if `rtl`, values are wrapped in U+2068 and U+2069 to keep their own order
 * @returns the text, and whether the message was shortened
 */
export function whatsAppText(sentence: string, values: FormValues, direction: 'ltr' | 'rtl') {
  const apart = (fact = '') => (fact && direction === 'rtl' ? `\u2068${fact}\u2069` : fact);
  // By characters, because half a surrogate pair cannot be encoded.
  const whole = Array.from((values.message ?? '').toWellFormed());
  let { length } = whole;
  const begin = () => whole.slice(0, length).join('');
  while (encodeURIComponent(begin()).length > longestEncoded) length = Math.floor(length * 0.9);
  const shortened = length < whole.length;
  const text = fill(sentence, {
    name: apart(values.from_name),
    email: apart(values.from_email),
    phone: apart(values.from_telefone),
    message: shortened ? `${begin()}…` : begin(),
  });
  return { text, shortened };
}
