export function SignUpCard() {
  return <section id="card" className="section" />;
}
