/**
 * A form, and what becomes of it. Without scripts it is a plain `multipart/form-data` post to the email service, validated
 * by the browser. When the application runs, what stands in its fields on submitting is read, checked and sent by the
 * email client.
 */
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../language/copy.ts';
import { rich } from '../language/rich.tsx';
import { useCopy, useLanguage } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { IconAlertTriangle, IconCheck } from '../ui/icons.tsx';
import { PartBoundary } from '../ui/error-boundary.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import {
  discard,
  registerForm,
  restoreForm,
  statusOf,
  submitMessage,
  useStatus,
  validateForm,
} from './form-state.ts';
import { formAction } from './email-config.ts';
import { Field, fieldId } from './field.tsx';
import { formFields, type FormId } from './fields.ts';
import type { FieldErrors } from './validation.ts';
import { focusForm } from './focus-form.ts';
import { FormFooter } from './form-footer.tsx';
import styles from './forms.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { ChatLink } from './links.tsx';

interface Props {
  id: FormId;
  className?: string | undefined;
  /** The word on the button. */
  submit: string;
  /** What a chat starts with, if the form cannot be sent; the values stand in braces. */
  chat: string;
  /** What stands beside the button while nothing has happened. */
  beside: ReactNode;
  /** What takes the form's place once it is sent; its `data-answer` takes the focus (`showAnswer`). */
  sent: (replyTo: string | undefined) => ReactNode;
  /** The way back to the site, beneath that. */
  back?: ReactNode;
  /** The word on the button that brings the form back. */
  another: string;
}

/** A form, or, when it was sent, the success alert in its place; or the chat, if the form cannot be shown. */
export function Form(props: Props) {
  const { instead } = useCopy('forms');
  return (
    <PartBoundary instead={<p>{rich(instead, { a: (words) => <ChatLink>{words}</ChatLink> })}</p>}>
      <Area {...props} />
    </PartBoundary>
  );
}

function Area(props: Props) {
  const { id, sent, back, another } = props;
  const status = useStatus(id);
  const copy = useCopy('forms');
  const isSent = status.kind === 'sent';

  // Whoever comes back to a form whose answer they have seen finds it empty.
  useEffect(
    () => () => {
      if (statusOf(id).kind === 'sent') discard(id);
    },
    [id],
  );

  return (
    <div className={styles.area} data-sent={isSent || undefined}>
      {/* It lives as long as the area: screen readers miss what appears together with its place. */}
      <p
        role={isSent ? 'alert' : 'status'}
        aria-live={isSent ? 'assertive' : 'polite'}
        className={isSent ? styles.sentLine : 'visually-hidden'}
      >
        {isSent && <IconCheck size={20} stroke={1.5} aria-hidden="true" />}
        <span>{isSent ? copy.sentTitle : status.kind === 'sending' && copy.sending.label}</span>
      </p>
      {isSent ? sent(status.replyTo) : <Fields {...props} />}
      {isSent && (
        <div className={styles.actions} data-after-sent="">
          {back}
          <Button variant="line" onClick={() => focusForm(id)}>
            {another}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The answer takes the focus as it comes, and is seen from its beginning; it is much shorter than the form was. */
export function showAnswer(answer: HTMLElement | null): void {
  answer?.closest('[data-sent]')?.scrollIntoView({ block: 'nearest' });
  answer?.focus({ preventScroll: true });
}

function Fields({ id, className = styles.form, submit, chat, beside }: Props) {
  const language = useLanguage();
  const copy = useCopy('forms');
  const hydrated = useHydrated();
  const status = useStatus(id);
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** How many errors the last submission was rejected for. */
  const [rejected, setRejected] = useState(0);
  const sending = status.kind === 'sending';
  const failed = status.kind !== 'writing' && !sending;

  useLayoutEffect(() => registerForm(id, element.current!), [id]);

  // The button says what can be done next: try again after a failure.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && failed) element.current!.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasSending.current = sending;
  }, [sending, failed]);

  const send = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = element.current!;
    if (event.target !== form) restoreForm(id, event.target);
    const { values, errors: found } = validateForm(id);
    if (found) {
      flushSync(() => {
        setErrors(found);
        setRejected(Object.keys(found).length);
      });
      // What stands above the fields as well, where both are seen at once.
      form.querySelector('[data-summary]')?.scrollIntoView({ block: 'nearest' });
      return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    setErrors({});
    submitMessage(id, values, { language, page: location.origin + location.pathname });
  };

  // Nobody is told what is still wrong while they write; only that it is right now. And the chat follows what is written.
  const follow = (event: FormEvent<HTMLElement>) => {
    const { name } = event.target as HTMLInputElement;
    const { [name]: before, ...others } = errors;
    if (before || failed) setErrors(before && !validateForm(id).errors?.[name] ? others : { ...errors });
  };

  const textOf = (name: string) => {
    const words = copy.fields[formFields[id].find((field) => field.name === name)!.copy];
    if (!errors[name]) return undefined;
    // An optional field is never missing.
    if (errors[name] === 'missing') return 'missing' in words ? words.missing : undefined;
    return errors[name] === 'malformed' ? copy.errors.malformed : copy.errors.tooLong;
  };

  return (
    // It hears of a copy of the form as well, which an extension may have put in its place.
    <div onSubmit={send} onInput={follow}>
      <form
        ref={element}
        className={className}
        method="post"
        encType="multipart/form-data"
        action={formAction}
        noValidate={hydrated}
        // It has no name, and so is no landmark. Firefox would call it invalid while a required field is empty, and Orca
        // say so on the way into it.
        role="none"
        data-form={id}
      >
        <Summary form={id} names={Object.keys(errors)} rejected={rejected} textOf={textOf} />
        {formFields[id].map((field) => (
          <Field
            key={field.name}
            form={id}
            field={field}
            error={textOf(field.name)}
            sending={sending}
            hydrated={hydrated}
          />
        ))}
        <FormFooter id={id} submit={submit} chat={chat} beside={beside} />
        <HiddenFields form={id} />
      </form>
    </div>
  );
}

interface SummaryProps {
  form: FormId;
  /** The fields that are wrong. */
  names: string[];
  rejected: number;
  textOf: (name: string) => string | undefined;
}

/**
 * Above the fields: that all are required, if they are, or, when more than one is wrong, how many, with a link to each.
 * The number is said once, when the form was rejected: as it falls, somebody is writing, and is not interrupted.
 */
function Summary({ form, names, rejected, textOf }: SummaryProps) {
  const copy = useCopy('forms');
  const several = names.length > 1;
  const fields = formFields[form];
  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.getElementById(fieldId(form, name))?.focus();
  };
  return (
    <>
      {!several && fields.length > 1 && fields.every(({ required }) => required) && (
        <p className={styles.note}>{copy.required}</p>
      )}
      <div className={several ? styles.alert : 'visually-hidden'} data-summary={several || undefined}>
        {several && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
        <div>
          <p role="status" aria-live={names.length === rejected ? 'polite' : 'off'}>
            {several && (
              <span>
                {names.length === 2 ? copy.errors.two : fill(copy.errors.more, { count: names.length })}
              </span>
            )}
          </p>
          {several && (
            <ul className={`cluster ${styles.links}`}>
              {names.map((name) => (
                <li key={name} className={styles.ownLine}>
                  <a
                    href={`#${fieldId(form, name)}`}
                    className={styles.link}
                    onClick={(event) => goTo(event, name)}
                  >
                    {textOf(name)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
