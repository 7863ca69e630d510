/** What the desk's forms call things: Portuguese and English, because the bank's people read one or the other. */

/** The pages and parts of the copy, as the menu has them or as they are spoken of. */
export const partNames: Record<string, string> = {
  home: 'Início · Home',
  'before-account': 'Antes de abrir a conta · Before the account',
  record: 'Início: o registro · Home: the record',
  'about-us': 'Sobre nós · About us',
  products: 'Produtos · Products',
  services: 'Serviços · Services',
  partners: 'Parceiros · Partners',
  policies: 'Páginas das políticas · Pages of the policies',
  contact: 'Contato e cadastro · Contact and sign-up',
  forms: 'Todos os formulários · All forms',
  terms: 'Glossário · Glossary',
  accessibility: 'Acessibilidade · Accessibility',
  errors: 'Página de erro · Error page',
  common: 'Todas as páginas: menu e rodapé · All pages: menu and footer',
  posted: 'Depois do envio, sem scripts · After sending, without scripts',
};

/** Sections and strings by the names of their keys. What has no name here is called by its own words (`copy-fields.ts`). */
export const keyNames: Record<string, string> = {
  meta: 'Busca e compartilhamento · Search and sharing',
  hero: 'Abertura · Opening',
  call: 'Chamada · Call',
  pitch: 'Proposta · Pitch',
  security: 'Segurança · Security',
  record: 'Registro · Record',
  status: 'Situação · Status',
  payments: 'Pagamentos · Payments',
  cards: 'Cartões · Cards',
  international: 'Internacional · International',
  join: 'Convite · Invitation',
  items: 'Itens · Items',
  welcome: 'Boas-vindas · Welcome',
  fast: 'Rapidez · Speed',
  safe: 'Proteção · Safety',
  meet: 'Encontro · Meeting',
  benefits: 'Vantagens · Benefits',
  form: 'Formulário · Form',
  fields: 'Campos · Fields',
  menu: 'Menu · Menu',
  language: 'Idioma · Language',
  footer: 'Rodapé · Footer',
  bank: 'Dados do banco · Facts of the bank',
  eligibility: 'Quem pode ser cliente · Who may be a client',
  title: 'Título · Heading',
  description: 'Descrição · Description',
  statement: 'Frase · Statement',
  lede: 'Primeiro parágrafo · First paragraph',
  text: 'Texto · Text',
  link: 'Link · Link',
  button: 'Botão · Button',
  name: 'Nome · Name',
  label: 'Nome lido em voz alta · Name that is read aloud',
  note: 'Observação · Note',
  placeholder: 'Exemplo no campo · Example in the field',
  caption: 'Legenda · Caption',
  hint: 'Dica · Hint',
  open: 'Abrir · Open',
  close: 'Fechar · Close',
  next: 'Próximo · Next',
  submit: 'Enviar · Send',
};

/** The fields of a policy. */
export const policyNames: Record<string, string> = {
  title: 'Título · Title',
  description: 'Nome nas listas · Name in lists',
  summary: 'Resumo · Summary',
  group: 'Grupo · Group',
  version: 'Versão · Version',
  effective: 'Em vigor desde · In force since',
  updated: 'Última atualização · Last updated',
  parts: 'Partes · Parts',
  name: 'Nome · Name',
  body: 'Texto · Text',
};

/** What stands in hints and messages of the forms. */
export const hints = {
  longest: (length: number) => `No máximo ${length} caracteres · At most ${length} characters`,
  keep: (places: string) => `Mantenha ${places} como está · Keep ${places} as it is`,
  version:
    'Escreva como 1.1; o texto da anterior fica guardado · Write it like 1.1; the text of the one before is kept',
  body: 'Parágrafos, títulos com ## e ###, listas com - ou 1., tabelas, **negrito** · Paragraphs, headings with ## and ###, lists with - or 1., tables, **bold**',
  description: 'O endereço da página é feito dela · The page’s address is made of it',
};

/** A language by its names in Portuguese and in English. */
export function languageName(language: string): string {
  return ['pt', 'en']
    .map((reader) => new Intl.DisplayNames([reader], { type: 'language' }).of(language)!)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(' · ');
}
