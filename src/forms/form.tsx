/**
 * A form with its success and failure messages. Without scripts it is a plain `multipart/form-data` post,
 * validated by the browser; with them, its fields are read, validated and sent by the email client.
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
  resetForm,
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
  submitLabel: string;
  /** The template of a WhatsApp message, offered if sending fails. */
  whatsAppTemplate: string;
  /** Content beside the submit button, until something is sent. */
  beside: ReactNode;
  /** Replaces the form after sending; its `data-answer` element takes the focus (`focusSentMessage`). */
  renderSent: (replyTo: string | undefined) => ReactNode;
  /** A link or button back to the site, below it. */
  back?: ReactNode;
  /** The label of the button that shows the form again. */
  anotherLabel: string;
}

/** The form; the success message once it is sent; a link to WhatsApp if the form throws. */
export function Form(props: Props) {
  const { instead } = useCopy('forms');
  return (
    <PartBoundary instead={<p>{rich(instead, { a: (words) => <ChatLink>{words}</ChatLink> })}</p>}>
      <FormArea {...props} />
    </PartBoundary>
  );
}

function FormArea(props: Props) {
  const { id, renderSent, back, anotherLabel } = props;
  const status = useStatus(id);
  const copy = useCopy('forms');
  const isSent = status.kind === 'sent';

  // A sent form is reset when the visitor leaves it.
  useEffect(
    () => () => {
      if (statusOf(id).kind === 'sent') resetForm(id);
    },
    [id],
  );

  return (
    <div className={styles.area} data-sent={isSent || undefined}>
      {/* Always rendered: screen readers do not announce a live region that is added together with its text. */}
      <p
        role={isSent ? 'alert' : 'status'}
        aria-live={isSent ? 'assertive' : 'polite'}
        className={isSent ? styles.sentLine : 'visually-hidden'}
      >
        {isSent && <IconCheck size={20} stroke={1.5} aria-hidden="true" />}
        <span>{isSent ? copy.sentTitle : status.kind === 'sending' && copy.sending.label}</span>
      </p>
      {isSent ? renderSent(status.replyTo) : <Fields {...props} />}
      {isSent && (
        <div className={styles.actions} data-after-sent="">
          {back}
          <Button variant="line" onClick={() => focusForm(id)}>
            {anotherLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Focuses the success message and scrolls to its start: it is much shorter than the form was. */
export function focusSentMessage(answer: HTMLElement | null): void {
  answer?.closest('[data-sent]')?.scrollIntoView({ block: 'nearest' });
  answer?.focus({ preventScroll: true });
}

function Fields({ id, className = styles.form, submitLabel, whatsAppTemplate, beside }: Props) {
  const language = useLanguage();
  const copy = useCopy('forms');
  const hydrated = useHydrated();
  const status = useStatus(id);
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The number of errors of the last rejected submission. */
  const [rejected, setRejected] = useState(0);
  const sending = status.kind === 'sending';
  const failed = status.kind !== 'writing' && !sending;

  useLayoutEffect(() => registerForm(id, element.current!), [id]);

  // After a failure the submit button, now ‘try again’, takes the focus.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && failed) element.current!.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasSending.current = sending;
  }, [sending, failed]);

  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
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
      // Shows the summary as well, if there is room for both.
      form.querySelector('[data-summary]')?.scrollIntoView({ block: 'nearest' });
      return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    setErrors({});
    submitMessage(id, values, { language, page: location.origin + location.pathname });
  };

  // While typing, an error is only ever removed. A failed form is rendered again, because its WhatsApp link
  // contains the values.
  const onInput = (event: FormEvent<HTMLElement>) => {
    const { name } = event.target as HTMLInputElement;
    const { [name]: before, ...others } = errors;
    if (before || failed) setErrors(before && !validateForm(id).errors?.[name] ? others : { ...errors });
  };

  const textOf = (name: string) => {
    const words = copy.fields[formFields[id].find((field) => field.name === name)!.copy];
    if (!errors[name]) return undefined;
    // Optional fields have no such message.
    if (errors[name] === 'missing') return 'missing' in words ? words.missing : undefined;
    return errors[name] === 'malformed' ? copy.errors.malformed : copy.errors.tooLong;
  };

  return (
    // The listeners are outside the form, because an extension may replace it by a copy.
    <div onSubmit={onSubmit} onInput={onInput}>
      <form
        ref={element}
        className={className}
        method="post"
        encType="multipart/form-data"
        action={formAction}
        noValidate={hydrated}
        // Without a name it is no landmark. Firefox would report the form as invalid while a required field is
        // empty, and Orca would read that.
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
        <FormFooter id={id} submitLabel={submitLabel} whatsAppTemplate={whatsAppTemplate} beside={beside} />
        <HiddenFields form={id} />
      </form>
    </div>
  );
}

interface SummaryProps {
  form: FormId;
  /** The names of the invalid fields. */
  names: string[];
  rejected: number;
  textOf: (name: string) => string | undefined;
}

/**
 * The error summary, with a link to each invalid field if there are several; otherwise a note that all fields
 * are required. The number of errors is announced on submit only, not while the visitor corrects them.
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
