/**
 * @generated SignedSource<<5989f81cfc8180143abc3ae3c6d8a435>>
 * @relayHash 91baadc008880117cc0b0b2933e21e60
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a45f0265776b2eaca39aee80edcf1e87e7114814c3e102999ae5891b23e70842

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsGeneraMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsGeneraMutation$data = {
  readonly generaOrdiniFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordiniFornitore: ReadonlyArray<number> | null;
  };
};
export type RigheFornitoreActionsGeneraMutation = {
  response: RigheFornitoreActionsGeneraMutation$data;
  variables: RigheFornitoreActionsGeneraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
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
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "GeneraOrdiniFornitorePayload",
    "kind": "LinkedField",
    "name": "generaOrdiniFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordiniFornitore",
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
    "name": "RigheFornitoreActionsGeneraMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsGeneraMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a45f0265776b2eaca39aee80edcf1e87e7114814c3e102999ae5891b23e70842",
    "metadata": {},
    "name": "RigheFornitoreActionsGeneraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc5eeeed7bfe9872860c3cea5425c789";

export default node;
