import { expect, it } from 'vitest';
import { Visitor } from './visitor.ts';

const navigationType = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type;

for (const { touched, page, selector, scripts } of [
  {
    touched: 'a field',
    page: '/contact',
    selector: 'main form [name=firstName]',
    scripts: /\/_astro\/mount-form\./,
  },
  { touched: 'the search box', page: '/about', selector: '#header-q', scripts: /\/_astro\/box\./ },
  {
    touched: 'a video',
    page: '/clips',
    selector: 'a[data-video]',
    scripts: /\/_astro\/controls\./,
  },
]) {
  it(`while the script of ${touched} is loading, a link leads where it points`, async () => {
    const visitor = await Visitor.arrive();
    const script = visitor.site.hold(scripts);
    await visitor.open(page);
    await visitor.click(selector);
    await script.requested;
    await visitor.click('header a[href="/"]');
    await visitor.isAt('/');
    expect(await visitor.run(navigationType)).toBe('navigate');
    expect(await visitor.run(() => sessionStorage.length)).toBe(0);
    script.release();
  });
}
