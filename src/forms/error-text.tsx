import { useCopy } from '../navigation/context.tsx';
import type { FieldName } from './form-errors.ts';
import { useForm } from './use-form.ts';

interface Props {
  name: FieldName;
  /** A whole sentence beside the field, or a short one in the list of all errors. */
  length: 'whole' | 'short';
}

/** The words for what is wrong with a field: the same word for it as its label has. */
export function ErrorText({ name, length }: Props) {
  const { state, store } = useForm();
  const { errors } = useCopy('forms');
  const error = state.errors[name];
  if (error === 'malformed') return errors.email_malformed[length];
  if (error === 'too-short') return errors.phone_short[length];
  if (error === 'too-long') return errors.phone_long[length];
  return errors[name === 'from_telefone' && store.id === 'lead' ? 'mobile' : name][length];
}
