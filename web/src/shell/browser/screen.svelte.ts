/** Is there room for a column beside the board? At 200 % zoom a desk is a phone. And how big is the big screen? */

const narrow = matchMedia('(max-width: 900px)');

class Phone {
  now = $state(narrow.matches);

  constructor() {
    narrow.addEventListener('change', () => {
      this.now = narrow.matches;
    });
  }
}

export const phone = new Phone();

/** A television says it is 1920 pixels wide, or 1280, or 960: everything on it is as large as on the first. */
class Big {
  scale = $state(1);

  constructor() {
    const measure = () => {
      this.scale = Math.max(0.5, Math.min(innerWidth / 1920, innerHeight / 1080));
    };
    measure();
    addEventListener('resize', measure);
  }
}

export const big = new Big();
