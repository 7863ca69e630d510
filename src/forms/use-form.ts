/** What the parts of a form know of each other. */
import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FormState, FormStore } from './form-store.ts';
import { stores } from './form-stores.ts';
import type { FormId } from './message.ts';

export interface FormContext {
  store: FormStore;
  state: FormState;
  /** Whether the application runs. Until then, and without scripts, the browser validates and posts the form. */
  scripted: boolean;
  /** The id of the element of a field of this name. */
  idOf: (name: string) => string;
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context;

/** The form around a component. */
export function useForm(): FormContext {
  const form = use(Context);
  if (!form) throw new Error('No form around this component');
  return form;
}

/** The state of a form, from anywhere. */
export function useFormState(id: FormId): FormState {
  const { subscribe, state } = stores[id];
  return useSyncExternalStore(subscribe, state, state);
}

/** Does something when a value has changed since the last time; not at first. */
export function useChange<Value>(value: Value, action: (before: Value) => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    if (before === value) return;
    last.current = value;
    action(before);
  });
}
