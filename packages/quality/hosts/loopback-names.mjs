import dns from 'node:dns';

/* Resolves the names in LOOPBACK_NAMES to this machine. */

const names = (process.env.LOOPBACK_NAMES ?? '').split(',');
const ask = dns.lookup;

dns.lookup = (name, options, callback) => {
  if (!names.includes(name)) return ask(name, options, callback);
  const { all = false } = typeof options === 'object' ? options : {};
  const answer = callback ?? options;
  return all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);
};
