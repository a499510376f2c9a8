/**
 * @generated SignedSource<<c61beecbee72a8a9f92456d8de856c4d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FamigliaOptions_preventivo$data = {
  readonly famiglia: {
    readonly nome: string;
    readonly tipologiaFamiglia: {
      readonly nome: string;
    };
  };
  readonly opzioni: ReadonlyArray<{
    readonly opzione: {
      readonly nome: string;
    };
    readonly valore: {
      readonly nome: string;
    };
  }>;
  readonly tipoIntervento: string;
  readonly " $fragmentType": "FamigliaOptions_preventivo";
};
export type FamigliaOptions_preventivo$key = {
  readonly " $data"?: FamigliaOptions_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"FamigliaOptions_preventivo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FamigliaOptions_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoIntervento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Famiglia",
      "kind": "LinkedField",
      "name": "famiglia",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TipologiaFamiglia",
          "kind": "LinkedField",
          "name": "tipologiaFamiglia",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpzionePreventivo",
      "kind": "LinkedField",
      "name": "opzioni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Opzione",
          "kind": "LinkedField",
          "name": "opzione",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ValoreOpzione",
          "kind": "LinkedField",
          "name": "valore",
          "plural": false,
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "7804618b1e8352b961ac766075ce3c74";

export default node;
