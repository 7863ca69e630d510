import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits.ts';
import { type Edit, isInternational, maskPhone, retype } from './phone-mask.ts';

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['11', '11'],
    ['119', '(11) 9'],
    ['1198', '(11) 98'],
    ['11987', '(11) 987'],
    ['119876', '(11) 9876'],
    ['1198765', '(11) 98765'],
    ['11987654', '(11) 98765-4'],
    ['119876543', '(11) 98765-43'],
    ['1198765432', '(11) 98765-432'],
    ['11987654321', '(11) 98765-4321'],
    ['551198765432', '+55 (11) 98765-432'],
    ['5511987654321', '+55 (11) 98765-4321'],
    ['55119876543219', '+55 (11) 98765-4321'],
    ['551198765432199999', '+55 (11) 98765-4321'],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  it.each([
    ['+55 11 98765-4321', '+55 (11) 98765-4321'],
    ['tel:+55-11-98765-4321', '+55 (11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['  11 9.8765.4321\n', '(11) 98765-4321'],
    ['1a1b9', '(11) 9'],
    ['no digits', ''],
    ['(', ''],
    ['<b>11</b>', '11'],
    ['\u202a+55 11 98765-4321\u202c', '+55 (11) 98765-4321'],
    ['٠١٢٣٤٥٦٧٨٩', '(01) 23456-789'],
    ['۰۱۲۳۴۵۶۷۸۹', '(01) 23456-789'],
    ['０１２３４５６７８９', '(01) 23456-789'],
    ['１1٩۸', '(11) 98'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+97 (15) 01234-567'],
    ['²³½', ''],
  ])('takes the digits out of %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  it.each([
    ['+', '+'],
    ['+1', '+1'],
    ['+1 (212) 555-0100', '+1 212 555 0100'],
    ['+12125550100', '+12125550100'],
    ['＋１ 212', '+1 212'],
    ['tel:+1-212-555-0100', '+1 212 555 0100'],
    ['+1 ', '+1 '],
    ['00', '+'],
    ['001 212 555 0100', '+1 212 555 0100'],
    ['00 351 21 123 4567', '+35 (12) 11234-567'],
    ['+351 21 123 456', '+351 21 123 456'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦', '+971 50 123 456'],
    ['+55 11 98765 4321', '+55 (11) 98765-4321'],
    ['+49 1512 345678901', '+49 1512 345678901'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', '+1234567890123456'],
  ])('keeps the country of %j: %j', (typed, masked) => {
    expect(isInternational(typed)).toBe(true);
    expect(maskPhone(typed)).toBe(masked);
    expect(maskPhone(masked)).toBe(masked);
  });

  it('takes a zero within a number, or one before it, for no country', () => {
    for (const typed of ['11 00', '0 11 98765-4321', '(01) 02']) expect(isInternational(typed)).toBe(false);
  });

  it('changes nothing that is masked already, at any length', () => {
    for (let length = 0; length <= 20; length += 1) {
      const masked = maskPhone('1234567890'.repeat(2).slice(0, length));
      expect(maskPhone(masked)).toBe(masked);
    }
  });
});

/** `|` marks the caret. */
function parse(text: string) {
  return { value: text.replace('|', ''), caret: text.indexOf('|') };
}

function marked({ value, caret }: { value: string; caret: number }) {
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('retype', () => {
  it.each<[what: string, previous: string, typed: string, expected: string, edit?: Edit]>([
    ['typing the third digit', '11', '119|', '(11) 9|'],
    ['typing the eighth digit', '(11) 98765', '(11) 987654|', '(11) 98765-4|'],
    ['typing the twelfth digit', '(55) 11987-6543', '(55) 11987-65432|', '+55 (11) 98765-432|'],
    ['typing in the middle', '(11) 9876', '(11) 95|876', '(11) 95|876'],
    ['typing in the area code', '(11) 98765-4321', '(21|1) 98765-4321', '+21| (19) 87654-321'],
    ['typing at the very start', '(11) 9', '2|(11) 9', '(2|1) 19'],
    ['pasting over everything', '(11) 98765-4321', '+55 21 91234-5678|', '+55 (21) 91234-5678|'],
    ['pasting into the middle', '(11) 9', '(11) 8765|9', '(11) 8765|9'],
    ['pasting too much', '11', '1100000000000000000|', '+11 (00) 00000-0000|'],
    ['typing a letter', '(11) 98', '(11) 9a|8', '(11) 9|8'],
    ['Arabic-Indic digits in the middle', '(11) 98', '(11) 9٧|8', '(11) 97|8'],
    ['deleting the last digit', '(11) 98765-4321', '(11) 98765-432|', '(11) 98765-432|', 'backward'],
    ['deleting the only final digit', '(11) 98765-4', '(11) 98765-|', '(11) 98765|', 'backward'],
    ['deleting down to two digits', '(11) 9', '(11) |', '11|', 'backward'],
    ['deleting in the middle', '(11) 98765-4321', '(11) 98|65-4321', '(11) 98|654-321', 'backward'],
    ['deleting the first digit', '(11) 98765-4321', '(|1) 98765-4321', '(|19) 87654-321', 'backward'],
    ['backspace behind the hyphen', '(11) 98765-4321', '(11) 98765|4321', '(11) 9876|4-321', 'backward'],
    ['backspace behind the space', '(11) 98765-4321', '(11)|98765-4321', '(1|9) 87654-321', 'backward'],
    ['backspace behind the first bracket', '(11) 9', '|11) 9', '(|11) 9', 'backward'],
    ['delete before the hyphen', '(11) 98765-4321', '(11) 98765|4321', '(11) 98765|-321', 'forward'],
    ['delete before the closing bracket', '(11) 98765-4321', '(11| 98765-4321', '(11|) 87654-321', 'forward'],
    ['delete in the middle', '(11) 98765-4321', '(11) |8765-4321', '(11|) 87654-321', 'forward'],
    ['deleting a selection', '(11) 98765-4321', '(11) |4321', '(11|) 4321', 'backward'],
    ['deleting everything', '(11) 98765-4321', '|', '|', 'backward'],
  ])('%s', (_what, previous, typed, expected, edit = 'other') => {
    expect(marked(retype(previous, parse(typed), edit))).toBe(expected);
  });

  it('loses a + that was not the visitor’s with the twelfth digit, and keeps one that was', () => {
    const typed = parse('+55 (1|) 98765-432');
    expect(marked(retype('+55 (11) 98765-432', typed, 'backward', false))).toBe('(55) 1|9876-5432');
    expect(marked(retype('+55 (11) 98765-432', typed, 'backward', true))).toBe('+55 1| 98765 432');
  });

  it.each<[what: string, previous: string, typed: string, expected: string, edit?: Edit]>([
    ['typing a +', '', '+|', '+|'],
    ['typing a space', '+1', '+1 |', '+1 |'],
    ['typing a bracket', '+1 ', '+1 (|', '+1 |'],
    ['typing behind a space', '+1 ', '+1 2|', '+1 2|'],
    ['typing a second zero', '0', '00|', '+|'],
    ['typing in the middle', '+1 212 555', '+1 21|52 555', '+1 21|52 555'],
    ['typing a twelfth digit', '+44 20 7946 095', '+44 20 7946 0958|', '+44 (20) 79460-958|'],
    ['typing a fourteenth digit', '+44 (20) 79460-9580', '+44 (20) 79460-95801|', '+44 20 79460 95801|'],
    ['deleting a space', '+1 212', '+1|212', '+1|212', 'backward'],
    ['deleting the +', '+1 212 555 0100', '|1 212 555 0100', '(|12) 12555-0100', 'backward'],
    ['deleting all but the +', '+1', '+|', '+|', 'backward'],
    ['deleting everything', '+1', '|', '|', 'backward'],
  ])('with a country: %s', (_what, previous, typed, expected, edit = 'other') => {
    expect(marked(retype(previous, parse(typed), edit))).toBe(expected);
  });

  it('keeps the caret behind the same digit, wherever a digit is typed', () => {
    const whole = '(11) 98765-4321';
    for (let caret = 0; caret <= whole.length; caret += 1) {
      const typed = { value: `${whole.slice(0, caret)}7${whole.slice(caret)}`, caret: caret + 1 };
      const after = retype(whole, typed);
      expect(digitsOf(after.value.slice(0, after.caret))).toBe(digitsOf(typed.value.slice(0, typed.caret)));
    }
  });

  it('takes one digit with every backspace and every delete, wherever the caret is', () => {
    const whole = '+55 (11) 98765-4321';
    for (let caret = 1; caret <= whole.length; caret += 1) {
      const backward = { value: whole.slice(0, caret - 1) + whole.slice(caret), caret: caret - 1 };
      const had = digitsOf(whole.slice(0, caret)).length > 0;
      expect(digitsOf(retype(whole, backward, 'backward').value)).toHaveLength(had ? 12 : 13);
    }
    for (let caret = 0; caret < whole.length; caret += 1) {
      const forward = { value: whole.slice(0, caret) + whole.slice(caret + 1), caret };
      expect(digitsOf(retype(whole, forward, 'forward').value)).toHaveLength(12);
    }
  });
});
