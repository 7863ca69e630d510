interface Props {
  entries: readonly (readonly [label: string, value: string])[];
  className?: string | undefined;
}

/** What is to be known of a document or of one of its versions: its dates, its version, its file. */
export function MetaList({ entries, className }: Props) {
  return (
    <dl className={className}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures isolate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
