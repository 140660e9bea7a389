import { type Burst, sendBurst } from './burst.ts';

process.send?.(await sendBurst(JSON.parse(process.argv[2] ?? '') as Burst));
process.disconnect();
