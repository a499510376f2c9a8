/**
 * @generated SignedSource<<26e384c28543c11f7696be6d56415581>>
 * @relayHash f893a6b29ea82ccd6238203634bbd6ca
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5354c88e2687bc390fda19554314867b48af00f88e46dcda8c2f0262f4e8669

import type { ConcreteRequest } from 'relay-runtime';
export type FamigliaHistoryQuery$variables = {
  pk: number;
};
export type FamigliaHistoryQuery$data = {
  readonly storicoCatalogo: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type FamigliaHistoryQuery = {
  response: FamigliaHistoryQuery$data;
  variables: FamigliaHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "oggetto",
        "value": "Famiglia"
      },
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "VoceStorico",
    "kind": "LinkedField",
    "name": "storicoCatalogo",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "il",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "utente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "azione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "campo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prima",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dopo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FamigliaHistoryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FamigliaHistoryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5354c88e2687bc390fda19554314867b48af00f88e46dcda8c2f0262f4e8669",
    "metadata": {},
    "name": "FamigliaHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04cf50f953015143b1f25bcabaddc7cb";

export default node;
