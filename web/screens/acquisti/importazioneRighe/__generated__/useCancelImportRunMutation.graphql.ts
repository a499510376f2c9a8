/**
 * @generated SignedSource<<08bffbdc94435cd732110ce012e46216>>
 * @relayHash 41ef1107898290f15726b1965705c555
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a59987fa54151c63854333c709857cf0ef742544a9d1801ab1558ba3ae726308

import type { ConcreteRequest } from 'relay-runtime';
export type useCancelImportRunMutation$variables = {
  pk: number;
};
export type useCancelImportRunMutation$data = {
  readonly annullaImportazioneRighe: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly righe: number | null;
  };
};
export type useCancelImportRunMutation = {
  response: useCancelImportRunMutation$data;
  variables: useCancelImportRunMutation$variables;
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
    "concreteType": "AnnullaImportazioneRighePayload",
    "kind": "LinkedField",
    "name": "annullaImportazioneRighe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "righe",
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
    "name": "useCancelImportRunMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelImportRunMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a59987fa54151c63854333c709857cf0ef742544a9d1801ab1558ba3ae726308",
    "metadata": {},
    "name": "useCancelImportRunMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e3f634f63a62895fb462cff667d225cb";

export default node;
