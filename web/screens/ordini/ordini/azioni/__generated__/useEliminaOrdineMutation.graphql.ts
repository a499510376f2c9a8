/**
 * @generated SignedSource<<f3c8da16c0159536045e7574c1635e93>>
 * @relayHash 8ffb58b24558f669484c85b97c6bd6e4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b90cfa0c23662326034b3c690dc76c6fd42fe874001a4e4dadee59b181f3f6a7

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaOrdineMutation$variables = {
  pk: number;
};
export type useEliminaOrdineMutation$data = {
  readonly deleteOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaOrdineMutation = {
  response: useEliminaOrdineMutation$data;
  variables: useEliminaOrdineMutation$variables;
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
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteOrdinePayload",
    "kind": "LinkedField",
    "name": "deleteOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEliminaOrdineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaOrdineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b90cfa0c23662326034b3c690dc76c6fd42fe874001a4e4dadee59b181f3f6a7",
    "metadata": {},
    "name": "useEliminaOrdineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9491d79d41d87c52c8839b20f9a0429b";

export default node;
