/**
 * @generated SignedSource<<1136c45574724f2038da1d7a48375320>>
 * @relayHash c115503bf193f1a9ebb85ece4d09f398
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffee7b06651751aa63a09afbfa095c096b2c2d4544545b758770b6ad818f20cd

import type { ConcreteRequest } from 'relay-runtime';
export type useUtenteActionsVediComeMutation$variables = {
  pk: number;
};
export type useUtenteActionsVediComeMutation$data = {
  readonly vediCome: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type useUtenteActionsVediComeMutation = {
  response: useUtenteActionsVediComeMutation$data;
  variables: useUtenteActionsVediComeMutation$variables;
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
            "name": "user",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "VediComePayload",
    "kind": "LinkedField",
    "name": "vediCome",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
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
    "name": "useUtenteActionsVediComeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUtenteActionsVediComeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffee7b06651751aa63a09afbfa095c096b2c2d4544545b758770b6ad818f20cd",
    "metadata": {},
    "name": "useUtenteActionsVediComeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a034963e5a4c3d067fcf521394fcfdfe";

export default node;
