import { type DataConfig, openData } from '#service/operate/openData.ts';
import { migrations } from '#store/migration/all.ts';
import { later, slowly } from './laterMigration.ts';

/** Migrates slowly and says when it begins. Started by the tests as a process, and killed. */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const slow = slowly(later, () => process.stdout.write('begins\n'));
const data = await openData(config, [...migrations, slow]);
await data.close();
