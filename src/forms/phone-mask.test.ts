import { describe, expect, it } from 'vitest';
import { maskitoTransform } from '@maskito/core';
import { isInternational, maskPhone, extractPhone, phoneMaskOptions } from './phone-mask.ts';

describe('extractPhone', () => {
  it.each([
    ['(11) 98765-4321 / (11) 3333-4444', '(11) 98765-4321'],
    ['11 3333-4444 ramal 12', '(11) 33334-444'],
    ['+1 (212) 555-0100 or +55 11 98765-4321', '+1 212 555 0100'],
    ['(11) 98765-4321\n(11) 3333-4444', '(11) 98765-4321'],
    ['Fixo 3333, +55 11 98765-4321, Ana', '+55 (11) 98765-4321'],
    ['11,98765,4321', '(11) 98765-4321'],
  ])('finds the phone number in %j', (pasted, masked) => {
    expect(maskPhone(extractPhone(pasted)).trimEnd()).toBe(masked);
  });
});

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
  ])('formats %j as %j', (typed, masked) => {
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
  ])('formats the digits of %j', (typed, masked) => {
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
  ])('keeps the country code of %j: %j', (typed, masked) => {
    expect(isInternational(typed)).toBe(true);
    expect(maskPhone(typed)).toBe(masked);
    expect(maskPhone(masked)).toBe(masked);
  });

  it('a single zero is no country code', () => {
    for (const typed of ['11 00', '0 11 98765-4321', '(01) 02']) expect(isInternational(typed)).toBe(false);
  });

  it('leaves formatted numbers unchanged, at any length', () => {
    for (let length = 0; length <= 20; length += 1) {
      const masked = maskPhone('1234567890'.repeat(2).slice(0, length));
      expect(maskPhone(masked)).toBe(masked);
    }
  });
});

it.each([
  ['Mobile / WhatsApp: +55 (11) 98765-4321', '+55 (11) 98765-4321'],
  ['Cel. 2: +55 11 98765-4321', '+55 (11) 98765-4321'],
  ['00 55 11 98765-4321', '+55 (11) 98765-4321'],
  ['\u202a٠١١ ٩٨٧٦٥\u202c', '(01) 19876-5'],
  ['tel:+1-212-555-0100', '+1 212 555 0100'],
])('Maskito formats %j as %j', (text, masked) => {
  expect(maskitoTransform(text, phoneMaskOptions())).toBe(masked);
});
