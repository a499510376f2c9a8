/**
 * @generated SignedSource<<4c870ee50385e5ae53e6133b285338f5>>
 * @relayHash 74b59db114240faebaf69dbbb8224eb6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99f28f5dfe6ac808992beab0fa583281c9d055fb7c448d4463dd2c6e37d15cb

import type { ConcreteRequest } from 'relay-runtime';
export type AperturePageOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type AperturePageOrdinaMutation$data = {
  readonly ordinaTipiApertura: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type AperturePageOrdinaMutation = {
  response: AperturePageOrdinaMutation$data;
  variables: AperturePageOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
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
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaTipiAperturaPayload",
    "kind": "LinkedField",
    "name": "ordinaTipiApertura",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "AperturePageOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AperturePageOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b99f28f5dfe6ac808992beab0fa583281c9d055fb7c448d4463dd2c6e37d15cb",
    "metadata": {},
    "name": "AperturePageOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4beb449903192daa0f556f88dd9d956a";

export default node;
