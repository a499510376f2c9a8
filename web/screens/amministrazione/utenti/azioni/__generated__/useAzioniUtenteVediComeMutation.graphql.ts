/**
 * @generated SignedSource<<a3eefde04f8f7a635a916f537597553f>>
 * @relayHash 4ff364c7cc0f9bc6b293591d5d7a2977
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b872d9ac48e876ed669a2a87b095baea5a98221212771ffcc5e599327488bb30

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniUtenteVediComeMutation$variables = {
  pk: number;
};
export type useAzioniUtenteVediComeMutation$data = {
  readonly vediCome: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type useAzioniUtenteVediComeMutation = {
  response: useAzioniUtenteVediComeMutation$data;
  variables: useAzioniUtenteVediComeMutation$variables;
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
    "name": "useAzioniUtenteVediComeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniUtenteVediComeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b872d9ac48e876ed669a2a87b095baea5a98221212771ffcc5e599327488bb30",
    "metadata": {},
    "name": "useAzioniUtenteVediComeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0674e30fb6b5fad8d7a306d793c30b54";

export default node;
