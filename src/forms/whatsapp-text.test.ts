import { expect, it } from 'vitest';
import { whatsAppText } from './whatsapp-text.ts';

const sentence = '{name}: {message} ({email}, {phone})';

it('contains the whole message if it fits', () => {
  expect(
    whatsAppText(
      sentence,
      { from_name: 'Ana', message: 'Olá', from_email: 'a@b.c', from_telefone: '1' },
      'ltr',
    ),
  ).toEqual({
    text: 'Ana: Olá (a@b.c, 1)',
    shortened: false,
  });
});

it('isolates left-to-right values in a right-to-left sentence', () => {
  const values = { from_name: 'Ana', message: 'مرحبا', from_telefone: '+55 (11) 98888-7777' };
  expect(whatsAppText(sentence, values, 'rtl').text).toBe(
    '\u2068Ana\u2069: مرحبا (, \u2068+55 (11) 98888-7777\u2069)',
  );
});

it.each(['x', 'é', 'م', '你', '👍🏽', '\ud83d'])(
  'is cut to what an address can hold: %j 3,000 times',
  (character) => {
    const values = { from_name: 'Ana', message: character.repeat(3000), from_email: 'a@b.c' };
    const { text, shortened } = whatsAppText(sentence, values, 'ltr');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
    expect(shortened).toBe(character !== 'x');
    if (shortened) expect(text).toContain('… (a@b.c');
  },
);
