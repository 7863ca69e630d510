import { expect, it } from 'vitest';
import { chatText } from './chat-text.ts';

const sentence = '{name}: {message} ({email}, {phone})';

it('is the whole text where it fits', () => {
  expect(
    chatText(sentence, { from_name: 'Ana', message: 'Olá', from_email: 'a@b.c', from_telefone: '1' }),
  ).toEqual({
    text: 'Ana: Olá (a@b.c, 1)',
    shortened: false,
  });
});

it.each(['x', 'é', 'م', '你', '👍🏽', '\ud83d'])(
  'is cut to what an address can hold: %j 3,000 times',
  (character) => {
    const { text, shortened } = chatText(sentence, {
      from_name: 'Ana',
      message: character.repeat(3000),
      from_email: 'a@b.c',
    });
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(4000);
    expect(shortened).toBe(character !== 'x');
    if (shortened) expect(text).toContain('… (a@b.c');
  },
);
