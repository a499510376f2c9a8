/**
 * @generated SignedSource<<6728c4b81fc5dac3bec055784301cc25>>
 * @relayHash 5ad67e334208f5a757e95e1592fcd801
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f259ebd3120722d2196fcecbfac69600ad04bbfb1cf5ed62bbee94b367e2f3c5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpostazioniPageQuery$variables = Record<PropertyKey, never>;
export type ImpostazioniPageQuery$data = {
  readonly impostazioni: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readSetting_impostazione">;
  }>;
};
export type ImpostazioniPageQuery = {
  response: ImpostazioniPageQuery$data;
  variables: ImpostazioniPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chiave",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataIl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataDa",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImpostazioniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impostazione",
        "kind": "LinkedField",
        "name": "impostazioni",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readSetting_impostazione",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImpostazioniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impostazione",
        "kind": "LinkedField",
        "name": "impostazioni",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f259ebd3120722d2196fcecbfac69600ad04bbfb1cf5ed62bbee94b367e2f3c5",
    "metadata": {},
    "name": "ImpostazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f089e6bc32cc1dc138ddd9d50c70b9d";

export default node;
