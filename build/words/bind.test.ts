import { expect, test } from 'vitest';
import { bound, boundHeading, boundLede, boundSectionTitle, boundSentence, boundTitle } from './bind.ts';
import { withPunctuationInMarks } from './term-marks.ts';

/** `~` for U+00A0, `^` for U+2060 and `|` for U+200B, which no eye sees. */
const seen = (text: string) =>
  text.replaceAll('\u00a0', '~').replaceAll('\u2060', '^').replaceAll('\u200b', '|');

test.each([
  ['pt', 'a Lei nº 12.846/2013, nos arts. 56 e 57', 'a Lei nº~12.846/2013, nos arts.~56~e~57'],
  ['pt', '(art. 10, § 2º, inciso XXXIII), na seção 9.', '(art.~10, §~2º, inciso~XXXIII), na seção~9.'],
  ['pt', 'em 9 de janeiro de 2024 e em maio de 2020', 'em 9~de~janeiro~de~2024 e em maio~de~2020'],
  ['pt', 'Uma parte 5 da seção toda e 3 partes', 'Uma parte 5 da seção toda e 3 partes'],
  ['pt', 'O site, e a lei. A Ether diz: um e-mail', 'O site, e~a lei. A~Ether diz: um e-^mail'],
  ['pt', 'dias úteis, das 8h às 19h (5 maiores)', 'dias úteis, das~8h~às~19h (5 maiores)'],
  ['en', 'Law No. 9.613/1998, Arts. 15 and 16, section 5', 'Law~No.~9.613/1998, Arts.~15~and~16, section~5'],
  ['en', 'on 9 January 2024', 'on 9~January~2024'],
  ['es', 'el art. 7, párrafo 2, de la Ley n.º 8', 'el art.~7, párrafo~2, de la Ley n.º~8'],
  ['es', 'el 28 de agosto de 2024', 'el 28~de~agosto~de~2024'],
  ['ar', 'في القسم 5، والمادتين 56 و57', 'في القسم~5، والمادتين~56~و57'],
  ['ar', '(المادة 337-B) رقم 9', '(المادة~\u2066337-B\u2069) رقم~9'],
  ['ar', 'في 9 يناير 2024 وفقًا للقسم 7، البند II', 'في 9~يناير~2024 وفقًا للقسم~7، البند~II'],
  ['ar', '(Bribery Act 2010) من Ether', '(Bribery~Act~2010) من Ether'],
  ['ar', 'conta de domiciliado no exterior', 'conta de domiciliado no exterior'],
  ['ar', 'من 8:00 إلى 19:00', 'من~8:00~إلى~19:00'],
  ['pt', 'Saldo: R$ 2.418.060, − 14.200,00', 'Saldo: R$~2.418.060, −~14.200,00'],
  ['es', 'Pagar 86 500 o 163 KB', 'Pagar 86~500 o 163~KB'],
  ['pt', 'das 8h às 19h, 24 horas', 'das~8h~às~19h, 24~horas'],
  ['pt', 'menores de 18 anos; por 5 anos', 'menores de~18~anos; por 5~anos'],
  ['en', 'from 8:00 to 19:00, 320 pixels', 'from 8:00~to~19:00, 320~pixels'],
  ['en', 'of version 2.2, until 1.320 hours', 'of version~2.2, until 1.320 hours'],
  [
    'ar',
    'أكثر من 20 شركة. من 8:00 إلى 19:00، الإصدار 2.2',
    'أكثر من~20~شركة. من~8:00~إلى~19:00، الإصدار~2.2',
  ],
  ['en', 'anti-bribery, an over-the-counter deal', 'anti-^bribery, an over-^the-^counter deal'],
  ['en', 'level AA of WCAG 2.2, by those under 18', 'level AA of WCAG~2.2, by those under~18'],
  ['pt', 'deve afastar-se da decisão, bem-me-quer', 'deve afastar-^se da decisão, bem-me-quer'],
  ['ar', 'المادة 337-B، أو name@example.com', 'المادة~\u2066337-B\u2069، أو \u2066name@example.com\u2069'],
  ['zh', '根据第12.846/2013号法律', '根据第12.846/2013号法^律'],
] as const)('%s: %s', (language, text, wanted) => {
  expect(seen(bound(text, language))).toBe(wanted);
});

test.each([
  ['pt', 'Sua marca à frente, o banco por trás.', 'Sua marca à~frente, o~banco por~trás.'],
  ['en', 'Your name in front, our bank behind.', 'Your name in~front, our bank behind.'],
  ['pt', 'Liberdade financeira nas suas mãos.', 'Liberdade financeira nas~suas~mãos.'],
  ['pt', 'privado, com registro em blockchain.', 'privado, com~registro em~blockchain.'],
  ['es', 'Registros que no se alteran.', 'Registros que no~se~alteran.'],
  ['pt', 'Regras que você pode ler.', 'Regras que~você pode~ler.'],
  ['es', 'Reglas que usted puede leer.', 'Reglas que~usted puede~leer.'],
  ['es', 'Oficina digital de los socios', 'Oficina digital de~los~socios'],
  ['es', 'Oficina digital de los socios comerciales', 'Oficina digital de~los socios~comerciales'],
  ['pt', 'Pix e stablecoin em um só banco.', 'Pix e~stablecoin em~um só~banco.'],
  ['es', 'Serán 2 o más: sí', 'Serán 2 o~más: sí'],
  ['pt', 'entre o Pix e a Web3.', 'entre o~Pix e~a~Web3.'],
  ['es', 'Comunicación para la cuenta', 'Comunicación para~la~cuenta'],
  ['ar', 'علامتك في الواجهة', 'علامتك في~الواجهة'],
  ['ar', 'بنك رقمي خاص، مع تسجيل', 'بنك رقمي خاص، مع~تسجيل'],
  ['ar', 'Eden، المكتب الرقمي للشركاء.', 'Eden، المكتب~الرقمي~للشركاء.'],
  ['ar', 'خدمات، على طريقة البرازيل في الدفع.', 'خدمات، على~طريقة~البرازيل في~الدفع.'],
  ['ar', 'مسار المال، وما يجب التحقق منه.', 'مسار المال، وما~يجب~التحقق~منه.'],
  ['ar', 'خاص، مع تسجيل على البلوك تشين.', 'خاص، مع~تسجيل~على~البلوك تشين.'],
  ['ar', 'حسابًا لغير المقيمين في البرازيل', 'حسابًا لغير~المقيمين في~البرازيل'],
  ['en', 'What we can talk about.', 'What we~can talk~about.'],
  ['es', 'y stablecoin en un solo banco.', 'y~stablecoin en~un solo~banco.'],
  ['es', 'privado, a las claras.', 'privado, a~las~claras.'],
  ['en', 'VIP services in decentralised finance.', 'VIP services in~decentralised finance.'],
  // A short compound is one word; a long one has two lines where it has to.
  ['en', 'Anti-bribery and non-resident accounts', 'Anti-^bribery and non-^resident accounts'],
  ['en', 'Straight-through and white-label', 'Straight-through and white-^label'],
  ['es', 'Los servicios y los socios', 'Los servicios y~los~socios'],
  ['zh', '已有20多家企业成为Ether的合作伙伴。', '已有20多家|企业|成为Ether的|合作伙伴。'],
  ['zh', 'Pix、SWIFT，还有稳定币，同在一家银行。', 'Pix、|SWIFT，|还有稳定币，|同在一家银行。'],
  ['zh', '推出带卡组织标识的信用卡，或二维码', '推出带卡组织|标识的信^用^卡，|或二^维^码'],
  // A clause stays together; a longer one has two halves.
  ['zh', '立足巴西，通达世界。', '立足巴西，|通达世界。'],
  ['zh', '全球服务，从一种货币到另一种货币。', '全球服务，|从一种货币|到另一种货币。'],
  // An hour and a number of a law are whole, and so is the hour of the next day.
  [
    'zh',
    '巴西工作日，巴西利亚时间（北京时间19:00至次日6:00）',
    '巴西工^作^日，|巴^西^利^亚^时^间|（北京时间19:00至|次日6:00）',
  ],
  ['zh', '服务时间为巴西工作日8:00至19:00', '服务时间|为巴西工^作^日8:00\u202f至\u202f19:00'],
  ['zh', '即第13.709/2018号法律，简称LGPD', '即第13.709/2018号|法^律，|简称LGPD'],
  ['zh', '<soft>{name}已是合作伙伴</soft>', '<soft>{name}已是|合作伙伴</soft>'],
] as const)('a heading, %s: %s', (language, heading, wanted) => {
  expect(seen(boundHeading(heading, language))).toBe(wanted);
});

test.each([
  ['ar', 'بنك مبني على Web3 | Ether', 'بنك مبني على Web3\u200f | Ether'],
  ['ar', 'الخدمات | Ether', 'الخدمات | Ether'],
  ['pt', 'Banco em Web3 | Ether', 'Banco em Web3 | Ether'],
] as const)('a title, %s: %s', (language, title, wanted) => {
  expect(boundTitle(title, language)).toBe(wanted);
});

test.each([
  ['em <web3>Web3</web3>. <pix>Pix</pix>,', 'em <web3>Web3.</web3> <pix>Pix,</pix>'],
  ['(<otc>Over the counter</otc>) and', '<otc>(Over the counter)</otc> and'],
  ['<defi>decentralised finance</defi> (DeFi): a', '<defi>decentralised finance</defi> (DeFi): a'],
  ['<pix>Pix</pix>، و<a>x</a>.', '<pix>Pix،</pix> و<a>x</a>.'],
  ['<pix>Pix</pix> (as one word among many)', '<pix>Pix</pix> (as one word among many)'],
  ['<soft>Pix</soft>.', '<soft>Pix</soft>.'],
])('the signs beside a term are drawn into its mark: %s', (sentence, wanted) => {
  expect(withPunctuationInMarks(sentence, 'pt')).toBe(wanted);
});

test('a Latin term stands a little apart from the Chinese beside it', () => {
  expect(withPunctuationInMarks('用<pix>Pix</pix>与<ted>TED</ted>，<defi>去中心化</defi>等', 'zh')).toBe(
    '用\u202f<pix>Pix</pix>\u202f与\u202f<ted>TED，</ted><defi>去中心化</defi>等',
  );
});

test.each([
  [
    'pt',
    'Pix e stablecoin, cartões ou <ted>TED</ted> e <pix>Pix</pix>',
    'Pix e~stablecoin, cartões ou <ted>TED</ted> e~<pix>Pix</pix>',
  ],
  ['es', 'Pagos y cobros, uno u otro', 'Pagos y~cobros, uno u~otro'],
  ['en', 'It is a bank', 'It is a bank'],
  ['es', 'Cuéntenos qué necesita. La respuesta llega.', 'Cuéntenos qué necesita. La~respuesta llega.'],
  ['ar', 'كيف يمكننا مساعدتك؟ يصل ردّنا إليك.', 'كيف يمكننا مساعدتك؟ يصل~ردّنا إليك.'],
] as const)('a lede, %s: %s', (language, lede, wanted) => {
  expect(seen(boundLede(lede, language))).toBe(wanted);
});

test('a title of a clause keeps an article with a long noun', () => {
  expect(seen(boundSectionTitle('Deberes de los proveedores', 'es'))).toBe('Deberes de~los~proveedores');
});

test('a label ends a line before its conjunction', () => {
  expect(seen(boundSentence('Políticas y términos', 'es'))).toBe('Políticas y~términos');
  expect(seen(boundSentence('Políticas e termos', 'pt'))).toBe('Políticas e~termos');
});

test('a Chinese digit keeps its unit, and the gap before it', () => {
  expect(seen(boundSentence('2024年1月9日，20多家', 'zh'))).toBe(
    '2024\u202f年\u202f1\u202f月\u202f9\u202f日，20\u202f多家',
  );
  expect(seen(boundSentence('第13.709/2018号法律第7条第2款，15位数字、24小时', 'zh'))).toBe(
    '第\u202f13.709/2018\u202f号法^律第\u202f7\u202f条第\u202f2\u202f款，15\u202f位数字、24\u202f小时',
  );
});

test('a line of Chinese neither begins with 的 after an age nor parts a credit card or a QR code', () => {
  expect(seen(boundSentence('年满18周岁的人，信用卡或二维码', 'zh'))).toBe(
    '年满18\u202f周^岁^的人，信^用^卡或二^维^码',
  );
  // A note that says where its phrases end may be set without regard to them.
  expect(seen(boundHeading('可以开户；未满18周岁的，由法定监护人代理或协助。', 'zh'))).toContain(
    '18\u202f周^岁^的，',
  );
});

test.each([
  ['إلى المحفظة', 'إلى~المحفظة'],
  ['من أمر عبر SWIFT', 'من~أمر عبر SWIFT'],
  ['إلى من سيدفع لك، قسيمة بمبلغها وتاريخ استحقاقها.', 'إلى من~سيدفع لك، قسيمة بمبلغها وتاريخ استحقاقها.'],
])('an Arabic label keeps the preposition that it begins with: %s', (label, wanted) => {
  expect(seen(boundSentence(label, 'ar'))).toBe(wanted);
});

test('a short compound of an English sentence is one word', () => {
  expect(seen(boundSentence('Certain non-resident accounts, by law.', 'en'))).toBe(
    'Certain non-^resident accounts, by law.',
  );
});

test.each([
  ['أصحاب حسابات غير المقيمين، مع الولي القانوني.', 'أصحاب حسابات غير~المقيمين، مع~الولي~القانوني.'],
  ['الدفع في أي ساعة من أي يوم', 'الدفع في~أي~ساعة من~أي يوم'],
  ['لا يُنشر اسمك، ولا يُكتب فيها.', 'لا~يُنشر اسمك، ولا~يُكتب فيها.'],
  ['أيام العمل في البرازيل (من الاثنين إلى الجمعة)', 'أيام العمل في~البرازيل (من~الاثنين~إلى~الجمعة)'],
])('an Arabic term of several words is in one piece: %s', (sentence, wanted) => {
  expect(seen(boundSentence(sentence, 'ar'))).toBe(wanted);
});
