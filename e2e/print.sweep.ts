import { listed, test, vehiclePath, visit } from './fixtures';
import { expectOneSheet } from './printed';

for (const car of listed) {
  test(`a printed vehicle is one sheet of A4 or Letter in both modes: ${car.name} (${car.id})`, async ({ page }) => {
    for (const search of ['', '?mode=rental']) {
      await visit(page, `${vehiclePath(car)}${search}`);
      await expectOneSheet(page);
    }
  });
}
