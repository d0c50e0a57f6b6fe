/** What an account is for, where no begun set waits. */
export function AccountKeeps() {
  return (
    <aside className="kept">
      <h2>What an account keeps</h2>
      <ul>
        <li>Every report, question by question, with the reason for each choice.</li>
        <li>Sets you have begun, to go on with from any device. The clock stops when you leave.</li>
        <li>What you did here before you registered: it moves to your account by itself.</li>
      </ul>
    </aside>
  );
}
