import { fill } from '../language/copy.ts';
import type { FormValues } from './validation.ts';

/** How long a message may be in the address of a chat, encoded. Arabic and Chinese take six to nine per character. */
const longestEncoded = 3600;

/**
 * What was typed into a form, as the beginning of a chat.
 * @param sentence what a chat starts with; the values stand in braces
 * @param direction of the sentence: in one that runs from right to left, U+2068 and U+2069 keep the parts of a name, an
 *   address or a number in their order. A message is a paragraph of its own and needs none
 * @returns the text, and whether the message in it had to be cut
 */
export function chatText(sentence: string, values: FormValues, direction: 'ltr' | 'rtl') {
  const apart = (fact = '') => (fact && direction === 'rtl' ? `\u2068${fact}\u2069` : fact);
  // Cut by characters, not by code units: half of one could not be encoded.
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
