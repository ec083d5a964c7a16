/** Is there room for a column beside the board? At 200 % zoom a desk is a phone. */

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
