/**
 * A form. Without scripts it is a plain `multipart/form-data` post to the email service, validated by the
 * browser; when the application runs, the same fields are sent by the email client, and nothing typed is lost.
 */
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useLanguage } from '../navigation/context.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { emailConfig } from './email/email-config.ts';
import { formAction } from './email/post-form.ts';
import { prepareEmail } from './email/send.ts';
import { errorOf, errorsOf, type Field, fieldNamed, type FieldName, fieldsOf } from './form-errors.ts';
import { Honeypot, honeypotName } from './fields/honeypot.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import { stores } from './form-stores.ts';
import type { FormId } from './message.ts';
import { FormProvider, useChange, useFormState } from './use-form.ts';

interface Props {
  id: FormId;
  className?: string;
  children: ReactNode;
}

export function Form({ id, className, children }: Props) {
  const store = stores[id];
  const state = useFormState(id);
  const language = useLanguage();
  const scripted = useScripted();
  const uid = useId();
  const element = useRef<HTMLFormElement>(null);
  const { status } = state;

  // What was typed before the application took over, or filled in by the browser, is taken up.
  useEffect(() => {
    for (const field of fieldsOf(element.current!)) store.setValue(field.name as FieldName, valueOf(field));
  }, [store]);

  useChange(state.rejections, () => {
    const [first] = Object.keys(state.errors);
    // What stands above the fields as well, where both are seen at once.
    element.current!.querySelector('[data-summary]')?.scrollIntoView({ block: 'nearest' });
    if (first) fieldNamed(element.current!, first)?.focus();
  });

  // The button says what can be done next: try again after a failure.
  useChange(status.kind, (before) => {
    if (before === 'sending' && status.kind !== 'sent') {
      element.current!.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (status.kind === 'sending') return;
    const errors = errorsOf(form);
    if (Object.keys(errors).length > 0) store.setErrors(errors);
    else {
      store.send({
        language,
        page: location.origin + location.pathname,
        suspectedMachine: Boolean(fieldNamed(form, honeypotName)?.value),
      });
    }
  };

  const takeInput = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as Field;
    if (field.name === honeypotName) return;
    const name = field.name as FieldName;
    store.setValue(name, valueOf(field));
    // Nobody is told what is still wrong while they write; only that it is right now.
    if (!errorOf(field)) store.setError(name, undefined);
  };

  const leaveField = (event: FocusEvent<HTMLFormElement>) => {
    const field = event.target as unknown as Field;
    const name = field.name as FieldName;
    if (state.errors[name]) store.setError(name, errorOf(field));
  };

  return (
    <FormProvider value={{ store, state, scripted, idOf: (name) => `form${uid}${name}` }}>
      <form
        ref={element}
        className={className}
        method="post"
        encType="multipart/form-data"
        action={formAction(emailConfig)}
        noValidate={scripted}
        // It has no name, and so is no landmark. Firefox would call it invalid while a required field is empty, and
        // Orca say so on the way into it.
        role="none"
        data-form={id}
        data-sending={status.kind === 'sending' || undefined}
        onSubmit={submit}
        onInput={takeInput}
        onBlur={leaveField}
        onFocus={prepareEmail}
      >
        {children}
        <Honeypot />
        {!scripted && <ServiceFields />}
      </form>
    </FormProvider>
  );
}

function valueOf(field: Field): string {
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked ? field.value : '';
  return field.value;
}
