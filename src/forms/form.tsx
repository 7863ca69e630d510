/**
 * A form. Without scripts it is a plain `multipart/form-data` post to the email service, validated by the browser. When
 * the application runs, what stands in its fields on submitting is read, checked and sent by the email client.
 */
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { routeRefOf } from '../navigation/address.ts';
import { useAddress, useCopy, useLanguage, useRouteMatch } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { useScripted } from '../ui/use-scripted.ts';
import { adopt, controlOf, deliver, guardText, readForm, useStatus } from './delivery.ts';
import { formAction, serviceFields } from './email-config.ts';
import { type FieldErrors, type FormId, formFields } from './fields.ts';
import { consentFields } from './message.ts';

/** A name that machines like. A browser's own filling-in does not know it, but an extension's may. */
const honeypotName = 'website';

interface FormContext {
  id: FormId;
  errors: FieldErrors;
  /** How often a submission was rejected because of errors, and how many the last rejection found. */
  rejections: number;
  rejected: number;
  sending: boolean;
  /** Whether the application runs. Until then, and without scripts, the browser validates and posts the form. */
  scripted: boolean;
  /** The id of the element of a field of this name. */
  idOf: (name: string) => string;
}

const Context = createContext<FormContext | null>(null);

/** The form around a component. */
export function useForm(): FormContext {
  const form = use(Context);
  if (!form) throw new Error('No form around this component');
  return form;
}

interface Props {
  id: FormId;
  className?: string;
  children: ReactNode;
}

export function Form({ id, className, children }: Props) {
  const language = useLanguage();
  const scripted = useScripted();
  const uid = useId();
  const element = useRef<HTMLFormElement>(null);
  const status = useStatus(id);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ rejections, rejected }, setRejections] = useState({ rejections: 0, rejected: 0 });
  const sending = status.kind === 'sending';

  useLayoutEffect(() => adopt(id, element.current!), [id]);

  useEffect(() => {
    if (rejections === 0) return;
    const form = element.current!;
    // What stands above the fields as well, where both are seen at once.
    form.querySelector('[data-summary]')?.scrollIntoView({ block: 'nearest' });
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejections]);

  // The button says what can be done next: try again after a failure.
  const before = useRef(status.kind);
  useEffect(() => {
    if (before.current === 'sending' && status.kind !== 'sent') {
      element.current!.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
    before.current = status.kind;
  }, [status.kind]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const { values, errors: found = {} } = readForm(id);
    setErrors(found);
    if (!values) {
      return setRejections({ rejections: rejections + 1, rejected: Object.keys(found).length });
    }
    // What was cleaned of it, nobody sees; the browser would not take it.
    for (const { name, type } of formFields[id]) {
      if (type === 'email' && values[name]) controlOf(form, name)!.value = values[name];
    }
    const suspectedMachine = Boolean(controlOf(form, honeypotName)?.value);
    deliver(id, values, { language, page: location.origin + location.pathname, suspectedMachine });
  };

  const takeInput = (event: FormEvent<HTMLFormElement>) => {
    guardText();
    const { name } = event.target as HTMLInputElement;
    // Nobody is told what is still wrong while they write; only that it is right now.
    if (!errors[name] || readForm(id).errors?.[name]) return;
    const { [name]: _, ...others } = errors;
    setErrors(others);
  };

  return (
    <Context
      value={{ id, errors, rejections, rejected, sending, scripted, idOf: (name) => `form${uid}${name}` }}
    >
      <form
        ref={element}
        className={className}
        method="post"
        encType="multipart/form-data"
        action={formAction}
        noValidate={scripted}
        // It has no name, and so is no landmark. Firefox would call it invalid while a required field is empty, and
        // Orca say so on the way into it.
        role="none"
        data-form={id}
        data-sending={sending || undefined}
        onSubmit={submit}
        onInput={takeInput}
      >
        {children}
        <Honeypot />
        <ServiceFields />
      </form>
    </Context>
  );
}

/**
 * What goes with a form that the browser posts by itself: what the email client would add, and of what the application
 * would add (`message.ts`) all that is known beforehand. Id and time are the service's to give.
 */
function ServiceFields() {
  const { id } = useForm();
  const language = useLanguage();
  const page = siteConfig.siteOrigin + useAddress()(routeRefOf(useRouteMatch()));
  const consent = formFields[id].some(({ name }) => name === 'consent') ? consentFields(language) : {};
  const fields = { ...serviceFields, ...consent, form: id, language, page };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * A field that nobody sees, and only machines fill in: a message with it is marked, never dropped. Until the
 * application runs it is disabled, so that a plain post does not carry it.
 */
function Honeypot() {
  const { scripted, idOf } = useForm();
  const id = idOf(honeypotName);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{useCopy('forms').honeypot}</label>
      <input type="text" id={id} name={honeypotName} tabIndex={-1} autoComplete="off" disabled={!scripted} />
    </div>
  );
}
