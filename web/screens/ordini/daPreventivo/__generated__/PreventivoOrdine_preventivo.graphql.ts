/**
 * @generated SignedSource<<28998e88586e1a02497311a90266384f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreventivoOrdine_preventivo$data = {
  readonly eliminato: boolean;
  readonly ordine: {
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly " $fragmentType": "PreventivoOrdine_preventivo";
};
export type PreventivoOrdine_preventivo$key = {
  readonly " $data"?: PreventivoOrdine_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventivoOrdine_preventivo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreventivoOrdine_preventivo",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eliminato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineDelPreventivo",
      "kind": "LinkedField",
      "name": "ordine",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numeroCommessa",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};
})();

(node as any).hash = "444f9f604b2c5f8a2488fc6a3f72eb15";

export default node;
