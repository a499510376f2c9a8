/**
 * @generated SignedSource<<e6f953523db676f4993ca4ad008b7353>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioneCard_ordine$data = {
  readonly etichettaSchedulazione: string;
  readonly pk: number;
  readonly schedulazione: {
    readonly fasi: ReadonlyArray<{
      readonly fine: string;
      readonly inizio: string;
      readonly nomeFase: string;
      readonly pk: number;
    }>;
    readonly fine: string;
    readonly inizio: string;
  } | null;
  readonly " $fragmentType": "SchedulazioneCard_ordine";
};
export type SchedulazioneCard_ordine$key = {
  readonly " $data"?: SchedulazioneCard_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchedulazioneCard_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fine",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchedulazioneCard_ordine",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaSchedulazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SchedulazioneOrdine",
      "kind": "LinkedField",
      "name": "schedulazione",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SchedulazioneFase",
          "kind": "LinkedField",
          "name": "fasi",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nomeFase",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "68c9037722cf56c5f4c9a08b51638e0b";

export default node;
