/**
 * @generated SignedSource<<a5755289a4b24e5494f5a7ce1c893fcc>>
 * @relayHash 9a9d0501ebe157ee28d1c0adede381a8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adc58797defde195f5feeb3e3fc56ee8ad0a61648e6b64738c51ba8095ab5fcd

import type { ConcreteRequest } from 'relay-runtime';
export type TipologiaSectionDeleteMutation$variables = {
  pk: number;
};
export type TipologiaSectionDeleteMutation$data = {
  readonly deleteTipologiaFamiglia: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type TipologiaSectionDeleteMutation = {
  response: TipologiaSectionDeleteMutation$data;
  variables: TipologiaSectionDeleteMutation$variables;
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
    "concreteType": "DeleteTipologiaFamigliaPayload",
    "kind": "LinkedField",
    "name": "deleteTipologiaFamiglia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "TipologiaSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipologiaSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "adc58797defde195f5feeb3e3fc56ee8ad0a61648e6b64738c51ba8095ab5fcd",
    "metadata": {},
    "name": "TipologiaSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cccf08808a888ca0e731f0a4153f70f6";

export default node;
