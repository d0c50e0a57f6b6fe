import { PageFrame } from '@/app/(chrome)/page-frame';
import { Spread } from '@/components/ui/spread';

export default function HomePage() {
  return (
    <PageFrame path="/" accent="site">
      <Spread label="SAT" section="sat" notes={['98 questions', '2 h 14 min']}>
        <h1>Practice the SAT, ACT and AP</h1>
      </Spread>
    </PageFrame>
  );
}
