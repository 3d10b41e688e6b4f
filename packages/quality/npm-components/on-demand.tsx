export default function OnDemand() {
  return <p>Loaded on demand</p>;
}
