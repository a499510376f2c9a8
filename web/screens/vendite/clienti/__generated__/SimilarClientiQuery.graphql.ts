/**
 * @generated SignedSource<<a01c2f18423a9df8443bd4b5b9610922>>
 * @relayHash 47e792eb333b637f49468ed9636bd6c3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 344c5419e6bc085a148041aa847ced487a530621bba7b04c8c8916e087383a92

import type { ConcreteRequest } from 'relay-runtime';
export type SimilarClientiQuery$variables = {
  email: string;
  escluso?: number | null;
  piva: string;
  telefono: string;
};
export type SimilarClientiQuery$data = {
  readonly clientiSimili: ReadonlyArray<{
    readonly codice: string;
    readonly email: string;
    readonly nome: string;
    readonly piva: string;
    readonly pk: number;
    readonly telefono: string;
  }>;
};
export type SimilarClientiQuery = {
  response: SimilarClientiQuery$data;
  variables: SimilarClientiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "escluso"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "piva"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "telefono"
},
v4 = [
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  },
  {
    "kind": "Variable",
    "name": "escluso",
    "variableName": "escluso"
  },
  {
    "kind": "Variable",
    "name": "piva",
    "variableName": "piva"
  },
  {
    "kind": "Variable",
    "name": "telefono",
    "variableName": "telefono"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "piva",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telefono",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SimilarClientiQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cliente",
        "kind": "LinkedField",
        "name": "clientiSimili",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SimilarClientiQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Cliente",
        "kind": "LinkedField",
        "name": "clientiSimili",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "344c5419e6bc085a148041aa847ced487a530621bba7b04c8c8916e087383a92",
    "metadata": {},
    "name": "SimilarClientiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f10f9cbf5bd62411c127295ff670e932";

export default node;
