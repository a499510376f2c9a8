/**
 * @generated SignedSource<<01b7f92db2953c65b03c184e3650e92c>>
 * @relayHash 0b0393c6ecfa8438a0d0c58779c6c7e9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8be84399ae08e0a430b6887c466f0520cf5a79516d74f98aea6a8aa1169abe7b

import type { ConcreteRequest } from 'relay-runtime';
export type FasiStatoFaseMutation$variables = {
  nomeFase: string;
  ordine: number;
  stato: number;
};
export type FasiStatoFaseMutation$data = {
  readonly setStatoFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FasiStatoFaseMutation = {
  response: FasiStatoFaseMutation$data;
  variables: FasiStatoFaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nomeFase"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stato"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "nomeFase",
            "variableName": "nomeFase"
          },
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          },
          {
            "kind": "Variable",
            "name": "stato",
            "variableName": "stato"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "SetStatoFasePayload",
    "kind": "LinkedField",
    "name": "setStatoFase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiStatoFaseMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FasiStatoFaseMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8be84399ae08e0a430b6887c466f0520cf5a79516d74f98aea6a8aa1169abe7b",
    "metadata": {},
    "name": "FasiStatoFaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e02713fd41f41e44c778d70bf79eb559";

export default node;
