/**
 * A form. Without scripts it is a plain `multipart/form-data` post to the email service, validated by the
 * browser; when the application runs, the same fields are sent by the email client, and nothing typed is lost.
 */
import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { siteConfig } from '../site-config.ts';
import { fieldNamed, faultOf, faultsOf, fieldsOf, type Field, type FieldName } from './faults.ts';
import { Honeypot, honeypotName } from './fields/honeypot.tsx';
import { ServiceFields } from './fields/service-fields.tsx';
import { maskPhone } from './phone-mask.ts';
import { client, type FormId, sessions } from './session.ts';
import { useScripted } from '../ui/use-scripted.ts';
import { FormProvider, useChange, useFormState } from './use-form.ts';

interface Props {
  id: FormId;
  className?: string;
  children: ReactNode;
}

export function Form({ id, className, children }: Props) {
  const session = sessions[id];
  const state = useFormState(id);
  const scripted = useScripted();
  const uid = useId();
  const element = useRef<HTMLFormElement>(null);
  const { status } = state;

  // What was typed before the application took over, or filled in by the browser, is taken up.
  useEffect(() => {
    for (const field of fieldsOf(element.current!)) {
      if (field.name === 'from_telefone') field.value = maskPhone(field.value);
      session.type(field.name as FieldName, valueOf(field));
    }
  }, [session]);

  // The trap for machines stands in the form, and is never part of what is sent.
  useEffect(() => {
    const form = element.current!;
    const leaveOut = (event: FormDataEvent) => event.formData.delete(honeypotName);
    form.addEventListener('formdata', leaveOut);
    return () => form.removeEventListener('formdata', leaveOut);
  }, []);

  useChange(state.refusals, () => {
    const [first] = Object.keys(state.faults);
    if (first) fieldNamed(element.current!, first)?.focus();
  });

  // The button says what can be done next: try again after a failure, send after a cancelled attempt.
  useChange(status.kind, (before) => {
    if (before === 'sending' && status.kind !== 'sent') {
      element.current!.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (status.kind === 'sending') return;
    const faults = faultsOf(form);
    if (Object.keys(faults).length > 0) session.refuse(faults);
    else if (fieldNamed(form, honeypotName)?.value) session.swallow();
    else session.send(form);
  };

  const type = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as Field;
    if (!field.required) return;
    const name = field.name as FieldName;
    session.type(name, valueOf(field));
    if (state.faults[name]) session.mend(name, faultOf(field));
  };

  return (
    <FormProvider value={{ session, state, scripted, idOf: (name) => `form${uid}${name}` }}>
      <form
        ref={element}
        className={className}
        method="post"
        encType="multipart/form-data"
        action={`${siteConfig.email.origin}/api/v1.0/email/send-form`}
        noValidate={scripted}
        data-sending={status.kind === 'sending' || undefined}
        onSubmit={submit}
        onInput={type}
        onFocus={client.prepare}
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
